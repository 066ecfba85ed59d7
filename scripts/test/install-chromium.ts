import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '#tests/e2e/support/chromium.ts'
import { runCommand, tool } from '../check/command.ts'
import { type Tally, tallyOf } from './level.ts'

type Way = { readonly possible: () => boolean; readonly commands: readonly (readonly string[])[] }

const isRoot = () => process.getuid?.() === 0

/** In order: Debian's package where we may install it, else the browser Playwright brings. */
const ways: readonly Way[] = [
  {
    possible: () => isRoot() && existsSync('/usr/bin/apt-get'),
    commands: [
      ['apt-get', 'update', '--quiet'],
      ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', 'chromium'],
    ],
  },
  {
    possible: () => true,
    commands: [tool('playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium')],
  },
]

const isInstalled = () => findChromium() !== undefined || existsSync(chromium.executablePath())

/** Sees to it that the machine has a Chromium for the tests, and says what it tried when it has none. */
export async function ensureChromium(signal: AbortSignal): Promise<Tally> {
  let report = ''
  for (const { possible, commands } of ways) {
    if (isInstalled()) break
    if (!possible()) continue
    for (const command of commands) {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const { output } = await runCommand(command, { env, signal })
      report += `> ${command.join(' ')}\n${output}`
    }
  }
  const ok = isInstalled()
  return tallyOf(
    ok,
    ok ? '' : `${report}No Chromium: install it as /usr/bin/chromium and run the tests again.\n`,
  )
}
