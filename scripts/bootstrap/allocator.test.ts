import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { allocatorOf } from './allocator.mjs'

describe('the environment of a process that serves requests', () => {
  it('is complete in the process that was started with it, which is therefore not started again', () => {
    const environment = allocatorOf({ NODE_OPTIONS: '--no-warnings' }, 'linux')
    expect(allocatorOf(environment, 'linux')).toEqual(environment)
    expect(environment.NODE_OPTIONS).toMatch(/^--no-warnings --max-semi-space-size=\d+$/)
  })

  it('keeps what the operator has set', () => {
    const own = { MALLOC_ARENA_MAX: '8', NODE_OPTIONS: '--max-semi-space-size=64' }
    expect(allocatorOf(own, 'linux')).toEqual(own)
  })

  it('is accepted by Node', () => {
    const { status, stderr } = spawnSync(process.execPath, ['-e', ''], {
      env: { ...process.env, ...allocatorOf({}, 'linux') },
    })
    expect(stderr.toString()).toBe('')
    expect(status).toBe(0)
  })

  it('is empty where there is no glibc', () => {
    expect(allocatorOf({}, 'darwin')).toEqual({})
  })
})
