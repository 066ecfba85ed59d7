import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { childEnvironment } from './config.ts'

const secret = 'Sithole-7c1f'

/** Runs the code in a process that routes library output, and returns the lines it prints. */
function linesOf(code: string): string[] {
  const program = `
    import { routeLibraryOutput, writePlain } from '${path.join(import.meta.dirname, 'library-output.ts')}'
    routeLibraryOutput()
    ${code}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    env: childEnvironment({ LOG_LEVEL: 'debug' }),
    encoding: 'utf8',
  })
  return `${stdout}${stderr}`.trim().split('\n')
}

describe('routeLibraryOutput', () => {
  it.each([
    [
      'a tag that is too long, as Next prints it',
      `console.log('tag: "pages:/${secret}" ${secret}" reason: long')`,
    ],
    ['a format with values', `console.warn('%s is not valid', '${secret}')`],
    ['an error with a quoted value', `console.error(new Error('Received "${secret}".'))`],
    [
      'an error after a text',
      `console.error('⨯', new SyntaxError("Unexpected token, '${secret}' is not JSON"))`,
    ],
    ['an object', `console.log({ email: '${secret}' }.constructor)`],
    ['several lines', `console.warn('one\\ntwo\\n"${secret}"')`],
    ['a warning of Node', `process.emitWarning('about "${secret}"')`],
    ['text on standard error', `process.stderr.write('about "${secret}"\\n')`],
    ['a very long text', `console.warn('x'.repeat(100_000))`],
  ])('turns %s into one bounded JSON line without the value', (_, code) => {
    const lines = linesOf(code)
    expect(lines).toHaveLength(1)
    const [line = ''] = lines
    expect(JSON.parse(line)).toMatchObject({ source: 'library', level: expect.any(String) })
    expect(line).not.toContain(secret)
    expect(line.length).toBeLessThan(4_000)
  })

  it('keeps the type, message and stack of an error', () => {
    const [line = ''] = linesOf(`console.error(new TypeError('no such thing'))`)
    const error = { type: 'TypeError', message: 'no such thing', stack: expect.stringMatching(/^\s+at /) }
    expect(JSON.parse(line)).toMatchObject({ error })
  })

  it('logs console.log as debug, console.warn as warn and console.error as error', () => {
    const lines = linesOf(`console.log('a'); console.warn('b'); console.error('c')`)
    expect(lines.map((line) => JSON.parse(line).level)).toEqual(['debug', 'warn', 'error'])
  })

  it('prints plain messages for the operator unchanged', () => {
    expect(linesOf(`writePlain('Port 3000 is taken.\\n')`)).toEqual(['Port 3000 is taken.'])
  })
})
