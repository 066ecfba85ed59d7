import type { ReactNode } from 'react'
import type { BlockOf, Place } from '../../index.ts'
import { levelBelow } from '../../rules/heading-level.ts'
import { chosenGround, OwnGround } from '../../ui/own-ground.tsx'
import { TextContent } from '../text/text-content.tsx'

/** What a column may hold. */
export type Component = NonNullable<BlockOf<'twoColumns'>['components']>[number]

type ColumnView<Kind extends Component['blockType']> = (props: {
  block: Extract<Component, { blockType: Kind }>
  place: Place
  /** Whether the columns have a title of their own above them. */
  titled: boolean
}) => ReactNode

const TextColumn: ColumnView<'text'> = ({ block, place, titled }) => {
  const { title, backgroundColour, textColour } = block
  const ground = chosenGround({ colour: backgroundColour, tone: textColour }, place)
  const Heading = `h${levelBelow(titled, place)}` as const
  return (
    <OwnGround
      ground={ground}
      className={`grid h-full content-start gap-5 ${ground ? 'p-7 tablet:p-10' : ''}`}
    >
      {title ? <Heading className={titled ? 'text-h3' : 'text-h2'}>{title}</Heading> : null}
      <TextContent block={block} place={{ ...place, first: false }} />
    </OwnGround>
  )
}

/** What shows each kind of component. A kind without a view does not compile. */
const views: { readonly [Kind in Component['blockType']]: ColumnView<Kind> } = { text: TextColumn }

/** One column. A component nobody knows any more leaves it empty. */
export function Column(props: { block: Component; place: Place; titled: boolean }) {
  const View = (views as Partial<Record<string, (shown: typeof props) => ReactNode>>)[props.block.blockType]
  return View ? <View {...props} /> : null
}
