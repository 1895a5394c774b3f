/** The part of webpack's loader context (`this`) that our Turbopack loaders use. */
export interface LoaderContext {
  /** Makes the loader asynchronous; the callback takes an error or the module's code. */
  readonly async: () => (error: unknown, code?: string) => void;
  /** Registers another file on which the result depends. */
  readonly addDependency: (file: string) => void;
  /** Absolute path of the file that is loaded. */
  readonly resourcePath: string;
}
