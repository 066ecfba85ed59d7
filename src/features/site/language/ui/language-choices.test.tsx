import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageChoices } from './language-choices.island.tsx'

const html = renderToStaticMarkup(
  <LanguageChoices
    current="af"
    plainPath="/vehicles/hilux-single-cab"
    choices={[
      { language: 'af', name: 'Afrikaans', href: '/vehicles/hilux-single-cab/af' },
      { language: 'zu', name: 'isiZulu', href: '/vehicles/hilux-single-cab/zu' },
    ]}
  />,
)

const linkOf = (name: string) => new RegExp(`<a [^>]*>${name}</a>`).exec(html)?.[0] ?? ''

test('marks the name of each language as text in it, for screen readers', () => {
  expect(linkOf('Afrikaans')).toMatch(/ lang="af"/)
  expect(linkOf('isiZulu')).toMatch(/ lang="zu"/)
})

test('marks the language of the page as the current one', () => {
  expect(linkOf('Afrikaans')).toContain('aria-current="true"')
  expect(linkOf('isiZulu')).not.toContain('aria-current')
})
