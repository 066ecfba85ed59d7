import { ButtonLink } from '../actions/button-link.tsx'
import { TextLink } from '../actions/text-link.tsx'
import type { ExampleSet } from '../catalogue/example.ts'
import { Hero } from './hero.tsx'
import { Section } from './section.tsx'

const text = <p className="max-w-[60ch]">The content of the section, between the margins.</p>

export const layoutExamples: ExampleSet = {
  id: 'layout',
  title: 'Section, Hero',
  examples: [
    {
      id: 'section-grounds',
      title: 'Sections on each surface',
      fullWidth: true,
      view: (
        <>
          <Section
            heading="Three ways to have it."
            headingLevel={3}
            action={<TextLink href="#layout">Compare all features</TextLink>}
            marked
          >
            {text}
          </Section>
          <Section
            heading="Seven paints, mixed for this light."
            lead="Every colour was tuned under a Karoo noon and a Cape winter."
            surface="surface"
          >
            {text}
          </Section>
          <Section heading="On a raised surface" headingLevel={3} surface="raised">
            {text}
          </Section>
          <Section heading="In the dark" headingLevel={3} surface="night">
            {text}
          </Section>
        </>
      ),
    },
    {
      id: 'hero-low',
      title: 'Opening of a page',
      fullWidth: true,
      view: (
        <Hero
          height="low"
          title="Serval"
          lead={<p>A family car made for the long way round.</p>}
          picture={<div className="h-full bg-linear-to-b from-[#3e6480] to-[#f4d0a2]" />}
          actions={
            <>
              <ButtonLink href="#layout">Build yours</ButtonLink>
              <ButtonLink href="#layout" variant="secondary">
                Book a test drive
              </ButtonLink>
            </>
          }
        />
      ),
    },
  ],
}
