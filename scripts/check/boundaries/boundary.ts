import type { SourceFile } from '../source-files.ts'

/** A violation of an import boundary, with a message that says how to fix it. */
export type Violation = { readonly path: string; readonly line: number; readonly message: string }

/** A structural rule of the project that the linter cannot express. */
export type Boundary = (files: readonly SourceFile[]) => Violation[]

/** The line (from 1) of a position in a text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
