import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'

let cms: TestCms

beforeAll(async () => {
  cms = await openTestCms()
})
afterAll(() => cms.close())

const create = (members: { code: string; code2?: string; roofHex?: string }) =>
  cms.payload.create({
    collection: 'colours',
    data: { title: 'Glacier White', paintCode: '040', hex: '#f2f2ef', finish: 'solid', ...members },
  })

test('rejects a second paint code without a valid roof colour and names the roof field (V-239)', async () => {
  await expect(create({ code: '040-202', code2: '202' })).rejects.toThrow(/Roof/)
  await expect(create({ code: '040-202', code2: '202', roofHex: 'black' })).rejects.toThrow(/Roof/)
  expect(await create({ code: '040-202', code2: '202', roofHex: '#15171a' })).toMatchObject({ code2: '202' })
  expect(await create({ code: '040' })).toMatchObject({ code: '040' })
})
