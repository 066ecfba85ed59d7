import { expect, it } from 'vitest'
import { currencyCode } from '#platform/site/market.ts'
import { exampleStock, exampleStockDealer, exampleVehicle } from '../example-stock.ts'
import { readStockRows, writeStockRows } from './stock-rows.ts'

it('brings vehicles back with everything a card shows', () => {
  const other = { ...exampleStockDealer, supplierCode: 'NA1', name: 'Kokerboom', currency: 'NAD' as const }
  const vehicles = [
    ...exampleStock(5),
    exampleVehicle({ id: 'n1', dealer: other, price: null, year: null, mileage: null, isConnected: true }),
    exampleVehicle({ id: 'p1', sideImage: 'https://pictures.example/a/b.jpg' }),
  ]
  expect(JSON.parse(JSON.stringify(readStockRows(writeStockRows(vehicles))))).toEqual(vehicles)
  expect(currencyCode).not.toBe(other.currency)
})

it('brings the picture of the card, without the others', () => {
  const images = ['https://pictures.example/1/front.jpg', 'https://pictures.example/1/back.jpg']
  const [read] = readStockRows(writeStockRows([exampleVehicle({ id: '1', images })]))
  expect(read).toMatchObject({ sideImage: images[0], images: [] })
})
