/** An assistant that can be opened with a question about a page. */
export interface Assistant {
  readonly name: string;
  /** Its address, with `{prompt}` in the place of the question, or `{url}` in that of the page's address as Markdown. */
  readonly address: string;
}

/** What stands in the place of each placeholder of an assistant's address. */
export type AssistantValues = Readonly<Record<'prompt' | 'url', string>>;

/** Address that opens an assistant with a question about a page. */
export function getAssistantLink({ address }: Assistant, values: AssistantValues): string {
  return address.replace(/\{(prompt|url)\}/g, (_, name: keyof AssistantValues) =>
    encodeURIComponent(values[name]),
  );
}
