import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium } from '#tests/e2e/support/chromium.ts'
import { runCommand, tool } from '../check/command.ts'
import { type Tally, tallyOf } from './level.ts'

type Installer = { readonly isAvailable: () => boolean; readonly commands: readonly (readonly string[])[] }

const isRoot = () => process.getuid?.() === 0

/** In order of preference: Debian's package when running as root, else Playwright's browser. */
const installers: readonly Installer[] = [
  {
    isAvailable: () => isRoot() && existsSync('/usr/bin/apt-get'),
    commands: [
      ['apt-get', 'update', '--quiet'],
      ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', 'chromium'],
    ],
  },
  {
    isAvailable: () => true,
    commands: [tool('playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium')],
  },
]

const isInstalled = () => findChromium() !== undefined || existsSync(chromium.executablePath())

/** Installs Chromium for the tests unless it is there; the report lists the commands that failed to install it. */
export async function ensureChromium(signal: AbortSignal): Promise<Tally> {
  let report = ''
  for (const { isAvailable, commands } of installers) {
    if (isInstalled()) break
    if (!isAvailable()) continue
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
