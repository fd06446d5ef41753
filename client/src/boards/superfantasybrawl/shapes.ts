/** Round, on its point, a triangle, square: the body of a champion by its seat, of a radius. */
const BODIES = [
  (size: number) => `M0 ${-size}A${size} ${size} 0 1 1 -.01 ${-size}Z`,
  (size: number) => `M0 ${-size * 1.16}L${size * 1.16} 0 0 ${size * 1.16} ${-size * 1.16} 0Z`,
  (size: number) => `M0 ${-size * 1.2}L${size * 1.16} ${size * 0.86} ${-size * 1.16} ${size * 0.86}Z`,
  (size: number) => `M${-size * 0.9} ${-size * 0.9}H${size * 0.9}V${size * 0.9}H${-size * 0.9}Z`,
];

export const bodyOf = (seat: number, size: number): string => BODIES[seat]?.(size) ?? "";
