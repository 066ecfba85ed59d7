import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { CheckPage } from '../../check/ui/check-page.tsx'
import { exampleContent, exampleVehicleContent } from '../example-content.ts'
import type { FormContent, PageForms } from '../form-content.ts'
import { FormIsland } from './form.island.tsx'
import { formProps } from './form-props.ts'
import { RequestFormIsland } from './request-form.island.tsx'
import { requestFormProps } from './request-form-props.ts'

const omitted = { quote: ['note'], sponsorship: ['place', 'proposalFile'], special: ['note'] }
const fetched: FormContent = { ...exampleVehicleContent, omitted }

// A browser fetches the content in an effect, which does not run here.
vi.mock('#features/site/blocks/index.ts', async (original) => ({
  ...(await original<object>()),
  LiveSection: ({ children }: { children: (content: PageForms) => ReactNode }) =>
    children({ forms: { quote: fetched, sponsorship: fetched } }),
}))

const namesIn = (html: string) => [...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
const common = { language: 'en', path: '/form' } as const

describe('a form whose optional fields users left out', () => {
  it('does not ask for them in any language, and asks for all others', () => {
    const content = { ...exampleContent, omitted }
    for (const language of languages) {
      const props = requestFormProps({ ...common, kind: 'sponsorship', language, content })
      const names = namesIn(renderToStaticMarkup(<RequestFormIsland {...props} />))
      expect(names).toEqual(expect.arrayContaining(['fullName', 'organisation', 'startDay', 'proposal']))
      expect(names).not.toContain('place')
      expect(names).not.toContain('proposalFile')
    }
  })

  it('has every field when only other forms leave some out', () => {
    const props = requestFormProps({
      ...common,
      kind: 'citizenship',
      content: { ...exampleContent, omitted },
    })
    expect(namesIn(renderToStaticMarkup(<RequestFormIsland {...props} />))).toContain('place')
  })

  it('does not ask for them about a vehicle either', () => {
    const props = formProps({ ...common, kind: 'quote', content: fetched })
    const names = namesIn(renderToStaticMarkup(<FormIsland {...props} />))
    expect(names).toEqual(expect.arrayContaining(['model', 'fullName', 'preferredContact', 'adult']))
    expect(names).not.toContain('note')
  })

  it.each([
    ['quote', 'note'],
    ['sponsorship', 'place'],
  ] as const)('does not ask for them when the browser fetches the content of %s', (kind, name) => {
    const options = { ...common, content: null, address: '/live' }
    const html = renderToStaticMarkup(
      kind === 'quote' ? (
        <FormIsland {...formProps({ ...options, kind })} />
      ) : (
        <RequestFormIsland {...requestFormProps({ ...options, kind })} />
      ),
    )
    expect(namesIn(html)).toContain('fullName')
    expect(namesIn(html)).not.toContain(name)
  })

  it.each(['quote', 'sponsorship', 'special'] as const)(
    'does not ask for them on the check page of %s',
    (kind) => {
      const start = { entered: {}, errors: {}, token: 't', link: null, plan: null, files: [] }
      const view = {
        kind,
        start,
        language: 'en',
        page: '/form',
        content: fetched,
        privacyNotice: null,
      } as const
      const names = namesIn(renderToStaticMarkup(<CheckPage {...view} state="edit" />))
      expect(names).toContain('fullName')
      for (const name of omitted[kind]) expect(names).not.toContain(name)
    },
  )
})
