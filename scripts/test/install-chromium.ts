import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findChromium, headlessShell } from '#tests/e2e/support/chromium.ts'
import { runCommand, tool } from '../check/command.ts'
import { type Tally, tallyOf } from './level.ts'

type Command = readonly string[]

const isRoot = () => process.getuid?.() === 0

const hasPackages = () => isRoot() && existsSync('/usr/bin/apt-get')

const debianPackage = (name: string): readonly Command[] => [
  ['apt-get', 'update', '--quiet'],
  ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', name],
]

const isInstalled = () => findChromium() !== undefined || existsSync(chromium.executablePath())

type Installer = { readonly isNeeded: () => boolean; readonly commands: readonly Command[] }

/** In order of preference. The headless shell is installed beside another browser too, because it is faster. */
const installers: readonly Installer[] = [
  {
    isNeeded: () => hasPackages() && !existsSync(headlessShell),
    commands: debianPackage('chromium-headless-shell'),
  },
  { isNeeded: () => hasPackages() && !isInstalled(), commands: debianPackage('chromium') },
  {
    isNeeded: () => !isInstalled(),
    commands: [tool('playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium')],
  },
]

/** Installs a browser for the tests; the report lists the commands when there is none in the end. */
export async function ensureChromium(signal: AbortSignal): Promise<Tally> {
  let report = ''
  for (const { isNeeded, commands } of installers) {
    if (!isNeeded()) continue
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
