import { expect, test, vi } from 'vitest'
import { createExpiry } from './expiry.ts'

function recorded(
  revalidate: (tags: readonly string[]) => Promise<void> = async () => {},
  rendersUnderWay: () => Promise<void> | undefined = () => undefined,
) {
  const events: string[] = []
  const expiry = createExpiry({
    forget: () => void events.push('forget'),
    revalidate: async (tags) => {
      events.push(`revalidate ${tags.toSorted().join(' ')}`)
      await revalidate(tags)
    },
    rendersUnderWay,
  })
  return { events, expiry }
}

test('purges pages at once, and again after Next has expired the tags', async () => {
  const { events, expiry } = recorded()
  expiry.expire(['ranges', 'models'])
  expect(events[0]).toBe('forget')
  await expiry.whenSettled()
  expect(events).toEqual(['forget', 'revalidate models ranges', 'forget'])
})

test('sends tags that arrive during a round together in the next one', async () => {
  const gate = Promise.withResolvers<void>()
  const { events, expiry } = recorded(() => gate.promise)
  expiry.expire(['a'])
  expiry.expire(['b'])
  expiry.expire(['c', 'b'])
  gate.resolve()
  await expiry.whenSettled()
  expect(events).toEqual(['forget', 'revalidate a', 'forget', 'forget', 'forget', 'revalidate b c', 'forget'])
})

test('retries until Next has expired the tags', async () => {
  const revalidate = vi.fn().mockRejectedValueOnce(new Error('not yet')).mockResolvedValue(undefined)
  const { events, expiry } = recorded(revalidate)
  expiry.expire(['a'])
  await vi.waitUntil(() => revalidate.mock.calls.length === 1)
  expiry.expire(['b'])
  await expiry.whenSettled()
  expect(events).toEqual(['forget', 'revalidate a', 'forget', 'revalidate a b', 'forget'])
})

test('expires everything when Next repeatedly refuses the tags', async () => {
  const { events, expiry } = recorded(async (tags) => {
    if (!tags.includes('everything')) throw new Error('answered 400')
  })
  expiry.expire(['a'])
  await expiry.whenSettled()
  expect(events).toEqual(['forget', 'revalidate a', 'revalidate a', 'revalidate everything', 'forget'])
})

test('expires everything when there are more tags than one request may carry', async () => {
  const { events, expiry } = recorded()
  expiry.expire(Array.from({ length: 501 }, (_, index) => `tag-${index}`))
  await expiry.whenSettled()
  expect(events).toEqual(['forget', 'revalidate everything', 'forget'])
})

test('expires tags once more when a render that was under way has finished', async () => {
  const render = Promise.withResolvers<void>()
  const rendersUnderWay = vi.fn().mockReturnValueOnce(render.promise).mockReturnValue(undefined)
  const { events, expiry } = recorded(undefined, rendersUnderWay)
  expiry.expire(['a'])
  await vi.waitUntil(() => events.length === 3)
  expiry.expire(['b'])
  await vi.waitUntil(() => events.length === 6)
  render.resolve()
  await expiry.whenSettled()
  expect(events).toEqual([
    ...['forget', 'revalidate a', 'forget'],
    ...['forget', 'revalidate b', 'forget'],
    ...['revalidate a', 'forget'],
  ])
})

test('expires tags at most four times when something is always being rendered', async () => {
  const { events, expiry } = recorded(undefined, () => Promise.resolve())
  expiry.expire(['a'])
  await expiry.whenSettled()
  expect(events.filter((event) => event === 'revalidate a')).toHaveLength(4)
})

test('gives up tags that cannot be expired when it is closed', async () => {
  const { expiry } = recorded(() => Promise.reject(new Error('never')))
  expiry.expire(['a'])
  expiry.close()
  await expect(expiry.whenSettled()).resolves.toBeUndefined()
})
