// Finds files that import each other in a circle. A circle of types counts: neither file can be read, moved
// or replaced without the other.
import { type Imports, targetOf } from "./imports.ts";

/** A sentence for each circle, with lazy imports and types; files that share a way are told once. */
export function findCircles(imports: Imports): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, way: readonly string[]) => {
    const start = way.indexOf(file);
    if (start >= 0) {
      circles.push(`Imports run in a circle: ${[...way.slice(start), file].join(" -> ")}`);
      return;
    }
    if (done.has(file)) return;
    for (const { specifier } of imports.get(file) ?? [])
      walk(targetOf(file, specifier).name, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return circles;
}
