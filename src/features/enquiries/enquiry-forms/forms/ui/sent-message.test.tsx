import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { summaryTextGroups } from '../../texts.ts'
import { SentPanel } from './sent-panel.tsx'

const { enquiries: texts } = enquiryTexts('en')
const { enquirySummary: summaryTexts } = summaryTextGroups('en')
const common = { reference: 'FC-7K3M-9Q2X', summary: null, texts, summaryTexts }

describe('the panel of a sent form', () => {
  it('shows the thanks that users wrote, with the reference', () => {
    const thanks = { heading: 'Got it', text: 'We write back on Monday.' }
    const html = renderToStaticMarkup(<SentPanel {...common} thanks={thanks} />)
    expect(html).toContain('Got it')
    expect(html).toContain('We write back on Monday.')
    expect(html).toContain('FC-7K3M-9Q2X')
    expect(html).not.toContain(texts.messageSent)
  })

  it('shows the usual texts where users wrote none', () => {
    const html = renderToStaticMarkup(<SentPanel {...common} thanks={{ heading: null, text: null }} />)
    expect(html).toContain(texts.messageSent)
    expect(html).toContain(texts.thankYou)
  })
})
