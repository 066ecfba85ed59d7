import { useImmediateChoice } from '../configurator/choice.island.tsx'
import { ConfigurationPanel, type PanelProps } from './configuration-panel.tsx'
import { ShareButton } from './share-button.tsx'

/** What the configuration in the address costs. Loaded when the accessories come into view. */
export function Configuration(props: PanelProps) {
  const { model, colour, accessories, price } = useImmediateChoice()
  if (!model) return null
  return (
    <ConfigurationPanel
      {...props}
      {...{ model, colour, accessories, price }}
      share={<ShareButton texts={props.texts} />}
    />
  )
}
