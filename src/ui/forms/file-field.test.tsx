import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FileField } from './file-field.island.tsx'

const labels = { choose: 'Choose a file, or drop it here', remove: 'Remove' }

describe('FileField', () => {
  it('renders a file input that works without JavaScript, with its label, help and error', () => {
    const html = renderToStaticMarkup(
      <FileField
        label="Photo"
        name="photo"
        accept=".jpg,.png"
        help="JPG or PNG, at most 5 MB"
        error="Please upload a file"
        labels={labels}
        maxFiles={6}
      />,
    )
    const input = /<input[^>]*>/.exec(html)?.[0] ?? ''
    for (const attribute of [
      'type="file"',
      'name="photo"',
      'accept=".jpg,.png"',
      'multiple=""',
      'aria-invalid="true"',
    ])
      expect(input).toContain(attribute)
    // Visible only without scripts, which would otherwise show what is chosen.
    expect(input).toMatch(/opacity-0 noscript:static noscript:opacity-100/)
    const [, id = ''] = /id="([^"]*)"/.exec(input) ?? []
    expect(html).toContain(`<label for="${id}"`)
    for (const [, described = ''] of input.matchAll(/aria-describedby="([^"]*)"/g))
      for (const each of described.split(' ')) expect(html).toContain(`id="${each}"`)
  })
})
