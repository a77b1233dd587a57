import { createElement, type ReactElement, type SVGProps } from 'react';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in pixels. */
  readonly size?: number;
}

/**
 * An icon as a component with lucide-react's properties, as far as they are used here: see
 * scripts/slim-icons.ts.
 */
export function icon(shapes: readonly Shape[]): (props: IconProps) => ReactElement {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
