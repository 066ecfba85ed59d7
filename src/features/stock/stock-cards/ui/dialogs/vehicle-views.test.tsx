import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { defaultFinanceSettings } from '#features/finance/finance/rules.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { StockDialogData } from '../../dialog-data.ts'
import { sampleVehicle } from '../../sample-vehicle.test-support.ts'
import { stockCardTexts } from '../../texts.ts'
import { VehicleViews } from './vehicle-views.island.tsx'

const textOf = (own: Partial<UsedVehicle>) => {
  const dialog: StockDialogData = {
    vehicle: sampleVehicle(own),
    calculator: defaultFinanceSettings.usedVehicles,
    texts: stockCardTexts('en').dialogs,
    financeTexts: financeTexts('en').finance,
    carouselLabels: {} as StockDialogData['carouselLabels'],
    form: null,
  }
  return renderToStaticMarkup(<VehicleViews initial="calculate" dialog={dialog} retry={() => {}} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
}

describe('the enquiry and the calculator of a used vehicle', () => {
  it('have the displayed price while it is for sale, in its heading and its instalment (D-412)', () => {
    expect(textOf({})).toContain('R 269 750')
    expect(textOf({})).toContain('R 5 518 p/m')
  })

  it('have neither price nor instalment once it is sold, and say so (D-412)', () => {
    const text = textOf({ soldAt: '2026-11-20T08:00:00Z' })
    expect(text).toContain('This vehicle has been sold.')
    expect(text).not.toMatch(/R \d|N\/A|p\/m|Calculator/)
  })

  it('have the enquiry alone without a price, which reads N/A (D-112)', () => {
    expect(textOf({ price: null })).toContain('N/A')
    expect(textOf({ price: null })).not.toMatch(/p\/m|Calculator/)
  })
})
