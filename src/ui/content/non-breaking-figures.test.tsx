import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NonBreakingFigures } from './non-breaking-figures.tsx'

const html = (text: string) => renderToStaticMarkup(<NonBreakingFigures text={text} />)

it.each([
  ['150 kW at 3 000–3 400 r/min', ['150 kW', '3 000–3 400 r/min']],
  ['500 Nm at 1 600–2 800', ['500 Nm', '1 600–2 800']],
  ['3 years / 100 000 km', ['100 000 km']],
  ['8,1 l/100 km', ['8,1 l/100 km']],
  ['2 755 cc four-cylinder turbodiesel', ['2 755 cc']],
  ['0–100 km/h', ['0–100 km/h']],
  ['18-inch alloy, 265/60 R18', []],
  ['Seven', []],
  ['8 speakers', []],
  ['10 m', ['10 m']],
  ['10 months', []],
])('keeps the figures of %s on one line, and the text unchanged', (text, figures) => {
  expect(
    [...html(text).matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g)].map(([, part]) => part),
  ).toEqual(figures)
  expect(html(text).replaceAll(/<[^>]*>/g, '')).toBe(text)
})
