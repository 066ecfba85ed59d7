import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { log } from '#platform/log.ts'

/**
 * Shows the generated password to the operator once: on the terminal if there is one, else in a file of mode 0600. It
 * is not logged, because logs are stored and shared.
 */
export async function announcePassword(dataDir: string, email: string, password: string): Promise<void> {
  if (process.stdout.isTTY) {
    process.stdout.write(
      `\n  First sign-in  ${email}\n  Password       ${password}  (shown once; change it)\n\n`,
    )
    return
  }
  const file = path.join(dataDir, 'first-admin.txt')
  await writeFile(file, `${email}\n${password}\n`, { mode: 0o600, flush: true })
  log.info({ file }, 'first administrator created, password written to file')
}
