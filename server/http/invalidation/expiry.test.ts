import { expect, test, vi } from 'vitest'
import { createExpiry } from './expiry.ts'

function createRecorded(
  revalidate: (tags: readonly string[]) => Promise<void> = async () => {},
  findRenders: () => Promise<void> | undefined = () => undefined,
) {
  const events: string[] = []
  const expiry = createExpiry({
    purgePages: () => void events.push('purge'),
    revalidate: async (tags) => {
      events.push(`revalidate ${tags.toSorted().join(' ')}`)
      await revalidate(tags)
    },
    pendingRenders: findRenders,
  })
  return { events, expiry }
}

test('purges pages at once, and again after Next has expired the tags', async () => {
  const { events, expiry } = createRecorded()
  expiry.expire(['ranges', 'models'])
  expect(events[0]).toBe('purge')
  await expiry.whenSettled()
  expect(events).toEqual(['purge', 'revalidate models ranges', 'purge'])
})

test('sends tags that arrive during a round together in the next one', async () => {
  const gate = Promise.withResolvers<void>()
  const { events, expiry } = createRecorded(() => gate.promise)
  expiry.expire(['a'])
  expiry.expire(['b'])
  expiry.expire(['c', 'b'])
  gate.resolve()
  await expiry.whenSettled()
  expect(events).toEqual(['purge', 'revalidate a', 'purge', 'purge', 'purge', 'revalidate b c', 'purge'])
})

test('retries until Next has expired the tags', async () => {
  const revalidate = vi.fn().mockRejectedValueOnce(new Error('not yet')).mockResolvedValue(undefined)
  const { events, expiry } = createRecorded(revalidate)
  expiry.expire(['a'])
  await vi.waitUntil(() => revalidate.mock.calls.length === 1)
  expiry.expire(['b'])
  await expiry.whenSettled()
  expect(events).toEqual(['purge', 'revalidate a', 'purge', 'revalidate a b', 'purge'])
})

test('expires everything when Next repeatedly refuses the tags', async () => {
  const { events, expiry } = createRecorded(async (tags) => {
    if (!tags.includes('everything')) throw new Error('status 400')
  })
  expiry.expire(['a'])
  await expiry.whenSettled()
  expect(events).toEqual(['purge', 'revalidate a', 'revalidate a', 'revalidate everything', 'purge'])
})

test('expires everything when there are more tags than one request may carry', async () => {
  const { events, expiry } = createRecorded()
  expiry.expire(Array.from({ length: 501 }, (_, index) => `tag-${index}`))
  await expiry.whenSettled()
  expect(events).toEqual(['purge', 'revalidate everything', 'purge'])
})

test('expires tags again when a running render has finished', async () => {
  const render = Promise.withResolvers<void>()
  const findRenders = vi.fn().mockReturnValueOnce(render.promise).mockReturnValue(undefined)
  const { events, expiry } = createRecorded(undefined, findRenders)
  expiry.expire(['a'])
  await vi.waitUntil(() => events.length === 3)
  expiry.expire(['b'])
  await vi.waitUntil(() => events.length === 6)
  render.resolve()
  await expiry.whenSettled()
  expect(events).toEqual([
    ...['purge', 'revalidate a', 'purge'],
    ...['purge', 'revalidate b', 'purge'],
    ...['revalidate a', 'purge'],
  ])
})

test('expires tags at most four times when something is always being rendered', async () => {
  const { events, expiry } = createRecorded(undefined, () => Promise.resolve())
  expiry.expire(['a'])
  await expiry.whenSettled()
  expect(events.filter((event) => event === 'revalidate a')).toHaveLength(4)
})

test('expires tags again after a second, though another render has not finished', async () => {
  const endless = new Promise<void>(() => {})
  const { events, expiry } = createRecorded(undefined, () => endless)
  const started = performance.now()
  expiry.expire(['a'])
  await vi.waitUntil(() => events.length === 5, { timeout: 10_000 })
  expect(performance.now() - started).toBeLessThan(4_000)
  expect(events).toEqual(['purge', ...['revalidate a', 'purge'], ...['revalidate a', 'purge']])
  expiry.close()
})

test('gives up tags that cannot be expired when it is closed', async () => {
  const { expiry } = createRecorded(() => Promise.reject(new Error('never')))
  expiry.expire(['a'])
  expiry.close()
  await expect(expiry.whenSettled()).resolves.toBeUndefined()
})
