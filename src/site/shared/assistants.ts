/** An assistant that can be opened with a question about a page. */
export interface Assistant {
  readonly name: string;
  /** Its address, with a placeholder: `{prompt}` for the question, or `{url}` for the page's Markdown. */
  readonly address: string;
}

/** The values of the placeholders in an assistant's address. */
export type AssistantValues = Readonly<Record<'prompt' | 'url', string>>;

/** Address that opens an assistant with a question about a page. */
export function getAssistantLink({ address }: Assistant, values: AssistantValues): string {
  return address.replace(/\{(prompt|url)\}/g, (_, name: keyof AssistantValues) =>
    encodeURIComponent(values[name]),
  );
}
