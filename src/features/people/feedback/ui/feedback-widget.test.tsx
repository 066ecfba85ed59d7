import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { FeedbackWidget } from './feedback-widget.tsx'

vi.mock('next/navigation', () => ({ usePathname: () => '/contact' }))

const markupOf = (language: (typeof languages)[number]) =>
  renderToStaticMarkup(<FeedbackWidget language={language} />)

const questions = {
  en: ['Was this page helpful?', 'Helpful', 'Not helpful'],
  af: ['Was hierdie bladsy nuttig?', 'Nuttig', 'Nie nuttig nie'],
  zu: ['Ingabe leli khasi likusizile?', 'Lingisizile', 'Alingisizanga'],
}

test.each(languages)('asks the question with both answers in %s (V-004)', (language) => {
  const html = markupOf(language)
  for (const text of questions[language]) expect(html).toContain(text)
  expect(html).toContain(`name="language" value="${language}"`)
})

test('works as two forms before its script is loaded (V-004)', () => {
  const forms = markupOf('en').match(/<form [\s\S]*?<\/form>/g) ?? []
  expect(forms).toHaveLength(2)
  const [first = '', second = ''] = forms
  for (const form of forms) expect(form).toMatch(/^<form [^>]*action="\/api\/feedback" method="post"/)
  expect(first).toMatch(/name="answer" value="helpful"/)
  expect(second).toMatch(/name="answer" value="notHelpful"/)
  expect(second).toMatch(/<textarea[^>]* maxLength="1000"/i)
  expect(second).not.toMatch(/<textarea[^>]* required/)
})

test('asks for no personal data', () => {
  const html = markupOf('en')
  const names = [...html.matchAll(/\sname="(\w+)"/g)].map(([, name]) => name)
  expect([...new Set(names)].sort()).toEqual(['answer', 'language', 'suggestion', 'website'])
  expect(html).toContain('Please leave out names, numbers and email addresses.')
})

test('contains the messages to which a form without JavaScript leads', () => {
  expect(markupOf('en')).toMatch(/id="feedback-thanks" class="[^"]*hidden[^"]*target:block[^"]*">Thank you/)
  expect(markupOf('en')).toMatch(/id="feedback-not-stored" class="[^"]*hidden[^"]*target:block/)
})
