## Latin American Spanish: what the browser says of the room's books, as far as it remembers them.

seals-good = La sala todavía tiene todos los sellos y registros que este navegador recuerda, firmados por la casa.
seals-unchecked = La sala todavía tiene todos los sellos que este navegador recuerda. Este navegador no puede revisar las firmas de la casa.
seals-lost = El final de los libros de la sala se perdió con su base de datos, y con él algo que usted vio. La casa lo firmó y se lo dice a todos: lo último que hizo usted puede haberse perdido. Todo lo anterior sigue ahí.
seals-key = Atención: la casa firma con otra llave que cuando usted estuvo antes. Puede que sus libros se hayan escrito de nuevo.
seals-seal = Atención: la sala ya no tiene un sello que usted vio. Sus libros se escribieron de nuevo o se regresaron atrás.
seals-signature = Atención: la sala muestra un sello que la casa no firmó.
seals-receipt = Atención: algo que usted hizo ya no está en los libros de la sala como se le confirmó.
