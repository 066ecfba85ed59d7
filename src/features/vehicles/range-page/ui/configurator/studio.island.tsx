'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { DrawingAddress, PaintColour } from '#features/pictures/pictures/islands.ts'
import type { ColourChoice, ModelChoice } from '#features/vehicles/vehicles/index.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { selectModel } from './choice.island.tsx'
import { Swatches } from './swatches.tsx'

type Props = {
  rangeName: string
  model: ModelChoice | undefined
  colour: ColourChoice | undefined
  texts: ConfiguratorTexts
  /** Of the page. */
  language: Language
  /** The vehicle, drawn on the server; its colour is set here. */
  children: ReactNode
}

/** The hovered colour, and the model for which it is previewed. */
type Preview = { readonly model: string; readonly colour: string }

const noColours: readonly ColourChoice[] = []

/** The vehicle in the selected colour, with its swatches. */
export function Studio({ rangeName, model, colour, texts, language, children }: Props) {
  const [preview, setPreview] = useState<Preview>()
  const previewedCode = preview && preview.model === model?.code ? preview.colour : undefined
  const displayed = model?.colours.find(({ code }) => code === previewedCode) ?? colour
  const code = model?.code
  const onPreview = useCallback(
    (hovered: string | undefined) =>
      setPreview(hovered && code ? { model: code, colour: hovered } : undefined),
    [code],
  )
  const onChoose = useCallback(
    (selected: string) => {
      setPreview(undefined)
      if (code) selectModel(code, selected)
    },
    [code],
  )
  return (
    <div id="design" className="studio grid content-between p-5 tablet:p-10">
      <p lang={displayed ? 'en' : language} className="font-display text-h3 [font-weight:560]">
        {displayed?.title ?? texts.coloursToCome}
      </p>
      <div className="mx-auto my-4 w-full max-w-[56rem] self-center tablet:my-8">
        <div
          role="img"
          aria-label={[fill(texts.fromTheSide, { range: rangeName }), displayed?.title]
            .filter(Boolean)
            .join(', ')}
        >
          <DrawingAddress value={model?.drawing ?? undefined}>
            <PaintColour value={displayed?.colour}>{children}</PaintColour>
          </DrawingAddress>
        </div>
      </div>
      <Swatches
        colours={model?.colours ?? noColours}
        selected={colour?.code}
        onPreview={onPreview}
        onChoose={onChoose}
        legend={texts.colour}
      />
    </div>
  )
}
