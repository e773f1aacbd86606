# Exams of the dealer school, as the room speaks of them.
exam-account = Los exámenes se presentan con una cuenta. Haga una, o inicie sesión.
exam-not-yours = Usted puede leer las semillas de todos los exámenes, así que no presenta ninguno. Mejor pruebe uno en la escuela.
exam-of-another = Este examen lo presenta otra persona.
exam-taken = Usted ya presentó este examen. Pida otro a su instructor.
exam-closed = Este examen está cerrado: ya nadie lo empieza.
exam-over = Se acabó el tiempo. Este examen terminó.
exam-answered = Usted ya contestó esta pregunta, y vale la primera respuesta.
exam-no-question = Este examen tiene { $questions } preguntas, contadas desde 0.
exam-no-answer = Eso no es una respuesta a esa pregunta: dé una parte por cada parte de ella, y cantidades que puedan estar en una mesa.
exam-other-questions = La escuela pregunta de otra manera desde que se puso este examen. Pida a su instructor que lo ponga de nuevo.
exam-no-title = Diga cómo se llama el examen.
exam-questions = Un examen tiene de 1 a { $most } preguntas.
exam-minutes = Un examen dura de 1 a { $most } minutos.
exam-pass = Cuántas de cada cien preguntas tienen que estar bien: de 1 a 100.
exam-seed = Una semilla es un número entero menor que 9,007,199,254,740,992.
exam-no-rulebook = La escuela no tiene preguntas sobre { $rulebook }.
exam-passed = Aprobado: { $right } de { $questions } bien, y nada se pagó de menos.
exam-underpaid = No aprobado: algo se pagó de menos en { $under ->
    [one] una pregunta
   *[other] { $under } preguntas
  }. Están bien { $right } de { $questions }.
exam-too-few = No aprobado: están bien { $right } de { $questions }, y tienen que ser { $pass } de cada 100.
learned-too-many = Traiga { $most } respuestas a la vez como máximo.
learned-unsound = Una de estas respuestas no es de las que da la escuela.
learned-enough = La sala guarda { $most } respuestas de cada persona, y usted ya dio esas.
