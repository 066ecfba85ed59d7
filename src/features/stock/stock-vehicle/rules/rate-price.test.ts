import { describe, expect, it } from 'vitest'
import { rand } from '#platform/money.ts'
import { ratePrice } from './rate-price.ts'

const hilux = (price: number | null) => ({
  id: 'subject',
  model: 'Hilux 2.8',
  price: price === null ? null : rand(price),
})

/** Vehicles with these prices in rand. */
const priced = (prices: readonly (number | null)[], model = 'Hilux 2.8') =>
  prices.map((price, index) => ({
    id: `${model} ${index}`,
    model,
    price: price === null ? null : rand(price),
  }))

// Sorted: 300 310 320 | 330 · 350 | 360 380 400 (thousand rand). The median is 340, the halves' medians 315 and 370.
const eight = [350_000, 300_000, 400_000, 310_000, 320_000, 380_000, 330_000, 360_000]

describe('ratePrice', () => {
  it('gives the median and the quartiles of eight vehicles, and the difference from the median', () => {
    expect(ratePrice(hilux(312_340), priced(eight))).toMatchObject({
      verdict: 'below',
      median: 34_000_000,
      spread: [31_500_000, 37_000_000],
      difference: -2_766_000,
      basis: 'model',
    })
  })

  it('leaves the median of an odd number out of both halves', () => {
    // 300 310 320 330 | 350 | 360 380 400 990: median 350, halves' medians 315 and 390.
    expect(ratePrice(hilux(350_000), priced([...eight, 990_000]))).toMatchObject({
      verdict: 'around',
      median: 35_000_000,
      spread: [31_500_000, 39_000_000],
      difference: 0,
    })
  })

  it.each([
    [314_990, 'below'],
    [315_000, 'around'],
    [370_000, 'around'],
    [370_010, 'above'],
  ])('rates R %i as %s where half of the vehicles cost R 315 000 to R 370 000', (price, verdict) => {
    expect(ratePrice(hilux(price), priced(eight))?.verdict).toBe(verdict)
  })

  it('gives no rating for seven vehicles', () => {
    expect(ratePrice(hilux(300_000), priced(eight.slice(0, 7)))).toBeNull()
  })

  it('counts neither vehicles without a price nor the vehicle itself', () => {
    const others = [...priced([...eight.slice(0, 7), null]), hilux(330_000)]
    expect(ratePrice(hilux(330_000), others)).toBeNull()
  })

  it('gives no rating to a vehicle without a price', () => {
    expect(ratePrice(hilux(null), priced(eight))).toBeNull()
  })

  it('ignores other models of the range when there are eight of the same model', () => {
    const others = [...priced(eight), ...priced(Array(20).fill(900_000), 'Hilux 2.0')]
    expect(ratePrice(hilux(340_000), others)).toMatchObject({ basis: 'model', median: 34_000_000 })
  })

  it('compares with the whole range when there are fewer than eight of the same model', () => {
    const others = [...priced(eight.slice(0, 4)), ...priced(eight.slice(4), 'Hilux 2.0')]
    expect(ratePrice(hilux(340_000), others)).toMatchObject({ basis: 'range', median: 34_000_000 })
  })

  it('calls vehicles without a model a range, not a model', () => {
    expect(ratePrice({ ...hilux(340_000), model: '' }, priced(eight, ''))?.basis).toBe('range')
  })

  it('lists the vehicles it compared with by price', () => {
    const rating = ratePrice(hilux(340_000), priced(eight))
    expect(rating?.comparables.map(({ price }) => price / 100_000)).toEqual([
      300, 310, 320, 330, 350, 360, 380, 400,
    ])
  })
})
