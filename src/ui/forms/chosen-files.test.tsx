import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ChosenFiles } from './chosen-files.tsx'

const labels = { choose: 'Choose files, or drop them here', remove: 'Remove' }

function render(count: number, maxFiles: number): string {
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `photo-${index}.jpg`))
  return renderToStaticMarkup(<ChosenFiles {...{ files, maxFiles, labels }} onRemove={() => {}} />)
}

const namesIn = (markup: string) => [...markup.matchAll(/aria-label="(.*?)"/g)].map(([, name]) => name)

describe('ChosenFiles', () => {
  it.each([0, 1, 5])('asks for a file below %i of six', (count) => {
    const markup = render(count, 6)
    expect(markup).toMatch(/Choose files, or drop them here<\/span><\/div>$/)
    expect(namesIn(markup)).toEqual(Array.from({ length: count }, (_, index) => `Remove photo-${index}.jpg`))
  })

  it('asks for none once as many are chosen as the field accepts', () => {
    for (const count of [1, 6]) expect(render(count, count)).not.toContain(labels.choose)
  })

  it('lists each file with its size', () => {
    expect(render(1, 1)).toMatch(/photo-0\.jpg <span[^>]*>1\u00a0KB<\/span>/)
  })
})
