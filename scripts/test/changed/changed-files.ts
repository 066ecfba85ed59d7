import { existsSync, readFileSync } from 'node:fs'
import { BootstrapError } from '../../bootstrap/bootstrap-error.mjs'
import { runCommand } from '../../check/command.ts'
import type { SourceFile } from '../../check/source-files.ts'

const withImports = /\.(?:[cm]?[jt]sx?|css)$/

async function git(...args: readonly string[]): Promise<string[]> {
  const { ok, output } = await runCommand(['git', ...args])
  if (!ok) throw new BootstrapError(`What changed is not known: ${output.trim()}`)
  return output.split('\0').filter(Boolean)
}

/**
 * Files that differ from a commit: committed since, changed, added or removed, ignored ones left out.
 *
 * @throws BootstrapError when git knows no such commit, or there is no git.
 */
export async function changedSince(ref: string): Promise<string[]> {
  const tracked = await git('diff', '--name-only', '--no-renames', '--relative', '-z', ref, '--')
  const untracked = await git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...tracked, ...untracked])].sort()
}

/** Every file of the project, with the text of those that can name others. A removed one is there, without text. */
export async function projectFiles(removed: readonly string[]): Promise<SourceFile[]> {
  const present = await git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
  return [...new Set([...present, ...removed])].sort().map((path) => ({
    path,
    text: withImports.test(path) && existsSync(path) ? readFileSync(path, 'utf8') : '',
  }))
}
