/** What the command line asks for. Without `since`, every test. */
export type Request = {
  /** The commit since which changes count. */
  readonly since?: string
  /** Whether the tests are only to be listed. */
  readonly list: boolean
}

const usage = `Usage: npm test                              every test
       npm test -- --changed [COMMIT]        tests that can see what differs from the commit (HEAD)
       npm test -- --changed [COMMIT] --list only lists them`

/** Reads the arguments of `npm test`; a text says what is wrong with them. */
export function readRequest(args: readonly string[]): Request | string {
  const list = args.includes('--list')
  const [option, since = 'HEAD', ...more] = args.filter((argument) => argument !== '--list')
  if (option === undefined && !list) return { list }
  const unknown =
    option === '--changed' ? [since, ...more].find((_, at) => at > 0 || since.startsWith('-')) : option
  if (unknown !== undefined || option === undefined)
    return `${unknown === undefined ? '--list goes with --changed.' : `npm test takes no ${unknown}.`}\n${usage}`
  return { since, list }
}
