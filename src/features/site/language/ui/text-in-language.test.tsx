import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextInLanguage } from './text-in-language.tsx'

test('marks English text on an Afrikaans page with lang, but not Afrikaans text', () => {
  const markup = (language: 'en' | 'af') =>
    renderToStaticMarkup(<TextInLanguage text={{ text: 'Power & more', language }} page="af" />)
  expect(markup('en')).toBe('<span lang="en">Power &amp; more</span>')
  expect(markup('af')).toBe('Power &amp; more')
})
