/** The options of `npm test`. Without `since` every test runs. */
export type TestOptions = {
  /** Commit to compare with. */
  readonly since?: string
  /** List the tests without running them. */
  readonly list: boolean
}

const usage = `Usage: npm test                              every test
       npm test -- --changed [COMMIT]        tests affected by the changes since the commit (HEAD)
       npm test -- --changed [COMMIT] --list list these tests without running them`

/** Parses the arguments of `npm test`; returns an error message with the usage when they are invalid. */
export function parseTestOptions(args: readonly string[]): TestOptions | string {
  const list = args.includes('--list')
  const [option, since = 'HEAD', ...more] = args.filter((argument) => argument !== '--list')
  if (option === undefined && !list) return { list }
  const unknown =
    option === '--changed' ? [since, ...more].find((_, at) => at > 0 || since.startsWith('-')) : option
  if (unknown !== undefined || option === undefined)
    return `${unknown === undefined ? '--list requires --changed.' : `npm test does not accept ${unknown}.`}\n${usage}`
  return { since, list }
}
