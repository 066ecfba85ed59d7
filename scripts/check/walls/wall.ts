import type { SourceFile } from '../source-files.ts'

/** A place where a wall is broken, with a message that names the way to go. */
export type Breach = { readonly path: string; readonly line: number; readonly message: string }

/** A rule about the shape of the project which the linter cannot express. */
export type Wall = (files: readonly SourceFile[]) => Breach[]

/** The line (from 1) of a position in a text. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
