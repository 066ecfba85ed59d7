import { type CSSProperties, type ReactNode, useState } from 'react'
import { paintVariables } from '#art/vehicle/paint/references.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { ConfiguratorTexts } from '#platform/i18n/texts.ts'
import type { ColourChoice, ModelChoice } from '../range-view.ts'
import { choose } from './choice.island.tsx'
import { Swatches } from './swatches.tsx'

type Props = {
  model: ModelChoice | undefined
  colour: ColourChoice | undefined
  texts: ConfiguratorTexts
  /** Of the page. */
  language: Language
  /** The car, drawn on the server; its paint follows the custom properties set here. */
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
  return (
    <div id="design" className="studio grid content-between p-5 tablet:p-10">
      <p lang={shown ? 'en' : language} className="font-display text-h3 [font-weight:560]">
        {shown?.title ?? texts.coloursToCome}
      </p>
      <div
        className="mx-auto my-4 w-full max-w-[56rem] self-center tablet:my-8"
        style={shown ? (paintVariables(shown.colour) as CSSProperties) : undefined}
      >
        {children}
      </div>
      <Swatches
        colours={model?.colours ?? noColours}
        selected={colour?.code}
        onPreview={(code) => setPreview(code && model ? { model: model.code, colour: code } : undefined)}
        onChoose={(code) => {
          setPreview(undefined)
          if (model) choose(model.code, code)
        }}
        legend={texts.colour}
      />
    </div>
  )
}
