import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { enquiryTexts } from '#features/enquiries/enquiries/texts.ts'
import { summaryTextGroups } from '../../texts.ts'
import { SentPanel } from './sent-panel.tsx'

const { enquiries: texts } = enquiryTexts('en')
const { enquirySummary: summaryTexts } = summaryTextGroups('en')
const common = { reference: 'FC-7K3M-9Q2X', summary: null, headingLevel: 1, texts, summaryTexts } as const

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

  it('shows when the visitor asked to come, the file for a calendar, and where the dealer answers on WhatsApp', () => {
    const summary = {
      ...{ car: null, answer: 'Tomorrow.', telephone: null },
      dealer: { name: 'Sandton Motors', place: '', today: null, whatsapp: 'https://wa.me/27820000101' },
      visit: { when: 'Thursday, 3 December 2026, 10:30', calendar: '/api/enquiries/FC/calendar.ics' },
    }
    const html = renderToStaticMarkup(<SentPanel {...common} summary={summary} />)
    expect(html).toContain('Thursday, 3 December 2026, 10:30')
    expect(html).toContain('href="/api/enquiries/FC/calendar.ics"')
    expect(html).toContain('href="https://wa.me/27820000101?text=FC-7K3M-9Q2X"')
  })
})
