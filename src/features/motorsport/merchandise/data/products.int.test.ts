import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestCms, type TestCms } from '#tests/cms.ts'
import { readProducts } from './local.ts'

let cms: TestCms

const codes = async () => (await readProducts(cms.payload)).map(({ code }) => code)

beforeAll(async () => {
  cms = await openTestCms({ content: true })
})
afterAll(() => cms.close())

const cap = (productCode: string, status: 'draft' | 'published') => ({
  ...{ title: `Cap ${productCode}`, productCode, _status: status },
  picture: { source: 'merchandise' as const, item: 'cap' as const },
})

describe('the merchandise', () => {
  it('has some twenty products, with 99M, 99N and 99P among them (C-198, C-199)', async () => {
    const products = await readProducts(cms.payload)
    expect(products.length).toBeGreaterThanOrEqual(20)
    expect(products.filter(({ code }) => ['99M', '99N', '99P'].includes(code))).toHaveLength(3)
    expect(products.find(({ code }) => code === '99M')).toEqual({
      ...{ code: '99M', title: 'TGR Cap & Scarf', description: expect.any(String), price: 49_900 },
      image: {
        ...{ alt: 'TGR Cap & Scarf', small: null, isCutOut: true },
        src: expect.stringMatching(/^\/art\/[^/]+\/merchandise\/cap\/.*drawing\.svg$/),
      },
    })
  })

  it('states no price where the dealer sets it', async () => {
    const products = await readProducts(cms.payload)
    expect(products.find(({ code }) => code === '99N')?.price).toBeNull()
  })

  it('draws a product in the colours that an editor chose', async () => {
    const products = await readProducts(cms.payload)
    expect(products.find(({ code }) => code === '22B')?.image?.src).toContain('2b2f36')
  })

  it('is sorted by code, whatever the order in which products were added, without drafts (C-200)', async () => {
    const add = (code: string, status: 'draft' | 'published') =>
      cms.payload.create({
        collection: 'merchandise',
        data: cap(code, status),
        draft: status === 'draft',
      })
    await add('zz-1', 'published')
    await add('A-1', 'published')
    await add('A-2', 'draft')
    const found = await codes()
    expect(found).toEqual([...found].sort())
    expect(found).toEqual(expect.arrayContaining(['A-1', 'zz-1']))
    expect(found).not.toContain('A-2')
  })

  it('refuses a code that another product has, and one that no address can carry', async () => {
    const add = (code: string) =>
      cms.payload.create({ collection: 'merchandise', data: cap(code, 'published') })
    await expect(add('99M')).rejects.toThrow(/invalid/)
    await expect(add('99 M')).rejects.toThrow(/invalid/)
  })
})
