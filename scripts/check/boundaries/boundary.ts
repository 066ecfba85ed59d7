import type { SourceFile } from '../source-files.ts'

/** A violation of an import boundary, with a message that says how to fix it. */
export type Violation = { readonly path: string; readonly line: number; readonly message: string }

/** A structural rule of the project. */
export type Boundary = (files: readonly SourceFile[]) => Violation[]

/** The line (from 1) of a position in a text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

/** A part of the project and what its files may import, in globs as explained in table.ts. */
export type Area = {
  readonly name: string
  /** Globs of paths. A file belongs to the last area that matches. */
  readonly files: readonly string[]
  readonly may: readonly string[]
  /** What `import type` may name in addition. */
  readonly mayAsType?: readonly string[]
  /** The message for a rejected import: that of the first glob that matches it. */
  readonly messages: Readonly<Record<string, string>>
}

/** What files may never load at run time, not even indirectly. */
export type LoadLimit = {
  readonly files: readonly string[]
  readonly never: readonly string[]
  readonly problem: string
  readonly remedy: string
}
