import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '#platform/log.ts'

/**
 * Tells the operator the generated password, once: on the terminal when somebody is there to read it, otherwise
 * in a file of mode 0600, because logs are kept and passed on.
 */
export async function tellPassword(dataDir: string, email: string, password: string): Promise<void> {
  if (process.stdout.isTTY) {
    process.stdout.write(
      `\n  First sign-in  ${email}\n  Password       ${password}  (shown once; change it)\n\n`,
    )
    return
  }
  const file = path.join(dataDir, 'first-admin.txt')
  await writeFile(file, `${email}\n${password}\n`, { mode: 0o600, flush: true })
  log.info(
    { file },
    'the first administrator can sign in with the password in this file; change it and remove the file',
  )
}
