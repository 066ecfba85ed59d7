import { existsSync, readFileSync } from 'node:fs'
import { BootstrapError } from '../../bootstrap/bootstrap-error.mjs'
import { runCommand } from '../../check/command.ts'
import type { SourceFile } from '../../check/source-files.ts'

const withImports = /\.(?:[cm]?[jt]sx?|css)$/

async function git(...args: readonly string[]): Promise<string[]> {
  const { ok, output } = await runCommand(['git', ...args])
  if (!ok) throw new BootstrapError(`git ${args[0]} failed: ${output.trim()}`)
  return output.split('\0').filter(Boolean)
}

/**
 * Lists the files that differ from a commit: changed, added or removed since, committed or not, without ignored files.
 *
 * @throws BootstrapError when the commit does not exist or git is not installed.
 */
export async function changedSince(ref: string): Promise<string[]> {
  const tracked = await git('diff', '--name-only', '--no-renames', '--relative', '-z', ref, '--')
  const untracked = await git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set([...tracked, ...untracked])].sort()
}

/** Reads every file of the project. Removed files and files that cannot import others have an empty text. */
export async function projectFiles(removed: readonly string[]): Promise<SourceFile[]> {
  const present = await git('ls-files', '--cached', '--others', '--exclude-standard', '-z')
  return [...new Set([...present, ...removed])].sort().map((path) => ({
    path,
    text: withImports.test(path) && existsSync(path) ? readFileSync(path, 'utf8') : '',
  }))
}
