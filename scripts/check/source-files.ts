import { globSync, readFileSync } from 'node:fs'

/** One file of the project: its path from the project's root, with forward slashes, and its text. */
export type SourceFile = { readonly path: string; readonly text: string }

const rooms = '{src,server,scripts,tests,bench,content}/**/*.{ts,tsx,mjs}'
const generated = ['src/cms/payload-types.ts', 'src/cms/migrations/**', 'src/app/(cms)/admin/importMap.js']

/** Every hand-written source file. Does not ask git, which a fresh machine may not have. */
export function readSourceFiles(): SourceFile[] {
  return globSync([rooms, '*.ts'], { exclude: generated })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
