declare module 'netlify-redirector' {
  interface Address {
    readonly scheme: string;
    readonly host: string;
    readonly path: string;
    readonly query: string;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }

  /** The rules of a `_redirects` file, as the host reads them. */
  export function parsePlain(
    rules: string,
    options: object,
  ): Promise<{ match(address: Address): { readonly to: string; readonly status: number } | null }>;
}
