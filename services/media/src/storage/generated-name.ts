const NAME = /^[a-z0-9-]{1,120}\.[a-z0-9]{2,5}$/;

/** Returns the name, or throws for one that cannot have been generated, before it becomes a path or a key. */
export function generatedName(name: string): string {
  if (!NAME.test(name)) throw new Error('Not a name that we generate');
  return name;
}
