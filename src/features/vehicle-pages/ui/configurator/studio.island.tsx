'use client'

import { type ReactNode, useCallback, useState } from 'react'
import { PaintColour } from '#features/pictures/islands.ts'
import type { ColourChoice, ModelChoice } from '#features/vehicles/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConfiguratorTexts } from '../../texts.ts'
import { choose } from './choice.island.tsx'
import { Swatches } from './swatches.tsx'

type Props = {
  model: ModelChoice | undefined
  colour: ColourChoice | undefined
  texts: ConfiguratorTexts
  /** Of the page. */
  language: Language
  /** The car, drawn on the server; it takes the colour told here. */
  children: ReactNode
}

/** A paint the pointer is over, and the model it is looked at on. */
type Preview = { readonly model: string; readonly colour: string }

const noColours: readonly ColourChoice[] = []

/** The car in its paint, and the paints it comes in. */
export function Studio({ model, colour, texts, language, children }: Props) {
  const [preview, setPreview] = useState<Preview>()
  const looked = preview && preview.model === model?.code ? preview.colour : undefined
  const shown = model?.colours.find(({ code }) => code === looked) ?? colour
  const code = model?.code
  const onPreview = useCallback(
    (looked: string | undefined) => setPreview(looked && code ? { model: code, colour: looked } : undefined),
    [code],
  )
  const onChoose = useCallback(
    (chosen: string) => {
      setPreview(undefined)
      if (code) choose(code, chosen)
    },
    [code],
  )
  return (
    <div id="design" className="studio grid content-between p-5 tablet:p-10">
      <p lang={shown ? 'en' : language} className="font-display text-h3 [font-weight:560]">
        {shown?.title ?? texts.coloursToCome}
      </p>
      <div className="mx-auto my-4 w-full max-w-[56rem] self-center tablet:my-8">
        <PaintColour value={shown?.colour}>{children}</PaintColour>
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
