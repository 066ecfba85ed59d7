import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

test('lets no more in than there are slots, the others in order of arrival', async () => {
  const slots = createSlots(2)
  const entered: string[] = []
  const enter = async (name: string) => {
    const leave = await slots.enter(1_000)
    entered.push(name)
    return leave
  }
  const [one, two] = [await enter('one'), await enter('two')]
  const [three, four] = [enter('three'), enter('four')]
  await Promise.resolve()
  expect(entered).toEqual(['one', 'two'])
  two()
  two()
  ;(await three)()
  await four
  expect(entered).toEqual(['one', 'two', 'three', 'four'])
  one()
})

test('rejects who has waited too long, and gives the slot to the next one', async () => {
  const slots = createSlots(1)
  const leave = await slots.enter(1_000)
  const late = slots.enter(1)
  const patient = slots.enter(1_000)
  await expect(late).rejects.toThrow('timeout exceeded when trying to connect')
  leave()
  await expect(patient).resolves.toBeTypeOf('function')
})
