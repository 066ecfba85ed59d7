import { globSync, readFileSync } from 'node:fs'

/** A source file: its path relative to the project root, with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

const sourceGlob = '{src,server,scripts,tests,bench,content}/**/*.{ts,tsx,mjs}'
const generated = ['src/cms/payload-types.ts', 'src/cms/migrations/**', 'src/app/(cms)/admin/importMap.js']

/** Reads every hand-written source file. Does not use git, which may not be installed. */
export function readSourceFiles(): SourceFile[] {
  return globSync([sourceGlob, '*.ts'], { exclude: generated })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
