import { useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'
import type { GarageTexts } from '../texts.ts'

type Props = {
  hasCars: boolean
  headingLevel: 2 | 3
  texts: GarageTexts['garage']
  onExport: () => void
  /** Called with the text of the file that the visitor opens. */
  onImport: (text: string) => void
  onEraseAll: () => void
}

/** Larger than any garage. The rest of a larger file is not read. */
const maxBytes = 1_000_000

/** Saving the garage as a file, opening one, and erasing all cars. */
export function KeepCopy({ hasCars, headingLevel, texts, onExport, onImport, onEraseAll }: Props) {
  const Heading = `h${headingLevel}` as const
  const file = useRef<HTMLInputElement>(null)
  const open = async (input: HTMLInputElement) => {
    const [chosen] = input.files ?? []
    if (!chosen) return
    const text = await chosen
      .slice(0, maxBytes)
      .text()
      .catch(() => '')
    // The same file can be chosen again.
    input.value = ''
    onImport(text)
  }
  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <Heading className="text-h4">{texts.keep}</Heading>
      <p className="max-w-[60ch] text-ink-2">{texts.keepText}</p>
      <div className="flex flex-wrap items-center gap-3">
        {hasCars ? (
          <Button variant="secondary" onClick={onExport}>
            {texts.export}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => file.current?.click()}>
          {texts.import}
        </Button>
        {hasCars ? (
          <span className="ml-3">
            <Button variant="text" onClick={onEraseAll}>
              {texts.eraseAll}
            </Button>
          </span>
        ) : null}
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={texts.import}
          hidden
          onChange={({ currentTarget }) => void open(currentTarget)}
        />
      </div>
    </section>
  )
}
