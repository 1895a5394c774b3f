/** The part of webpack's loader context (`this`) that our Turbopack loaders use. */
export interface LoaderContext {
  /** For a loader that hands its callback on to another; otherwise, a loader may return a promise. */
  readonly async: () => (error: unknown, code?: string) => void;
  /** Registers another file on which the result depends. */
  readonly addDependency: (file: string) => void;
  /** Absolute path of the file that is loaded. */
  readonly resourcePath: string;
}
