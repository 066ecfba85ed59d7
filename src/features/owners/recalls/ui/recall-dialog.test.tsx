import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { recallTexts } from '../texts.ts'
import { type PopupMode, RecallDialog } from './recall-dialog.island.tsx'

const labels = recallTexts('en').recalls
const checked = { vin: 'AHTFR22G006012345', campaigns: [] }

const markupOf = (mode: PopupMode, garageHref: string | null) =>
  renderToStaticMarkup(
    <RecallDialog
      {...{ open: true, mode, checked, garageHref, labels }}
      close="Close"
      language="en"
      onClose={() => {}}
    />,
  )

test('a result leads to My Garage where the site has it, and the help does not', () => {
  const link = 'href="/owners/my-garage"'
  for (const mode of ['found', 'none'] as const) {
    expect(markupOf(mode, '/owners/my-garage')).toContain(link)
    expect(markupOf(mode, null)).not.toContain(link)
  }
  expect(markupOf('help', '/owners/my-garage')).not.toContain(link)
})
